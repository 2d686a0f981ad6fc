import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../fixtures/folders.ts';

const git = (cwd: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Wabu', '-c', 'user.email=wabu@example.org', ...words], {
    cwd,
    encoding: 'utf8',
  });

/** What the manifest of an updated site contains. */
export const UPDATE = 'update-1';
const MIGRATION = '9999-next.sql';
export const NEWER_DATA = `The data was written by a newer version of this program (${MIGRATION})`;

/** The repository that an installation is cloned from and pulls its updates from, with the files of this tree. */
export function makeUpstream(folder: string) {
  const work = join(folder, 'work');
  const bare = join(folder, 'wabu.git');
  git(folder, 'clone', '--quiet', '--bare', root, bare);
  git(bare, 'branch', '--force', 'main', 'HEAD');
  git(bare, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  git(folder, 'clone', '--quiet', bare, work);
  const listed = ['ls-files', '--modified', '--others', '--exclude-standard', '-z'];
  const changed = git(root, ...listed).split('\0');
  const deleted = git(root, 'ls-files', '--deleted', '-z').split('\0');
  for (const file of changed.filter(Boolean)) {
    if (deleted.includes(file)) rmSync(join(work, file), { force: true });
    else cpSync(join(root, file), join(work, file));
  }
  /** Commits what is in the work tree, and publishes it. */
  const publish = () => {
    git(work, 'add', '--all');
    git(work, 'commit', '--quiet', '--allow-empty', '--message', 'update');
    git(work, 'push', '--quiet', 'origin', 'main');
  };
  /** Replaces text of a file; text that is not there throws. */
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(work, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(join(work, file), text.replaceAll(from, to));
  };
  publish();
  return {
    bare,
    change,
    publish,
    /** A program that can be told from the one before. */
    publishUpdate: () => {
      change('shell/site/manifest.webmanifest', '"lang"', `"id": "${UPDATE}", "lang"`);
      publish();
    },
    /** A program whose data the one before cannot read. */
    publishMigration: () => {
      const sql = 'CREATE TABLE next (id INTEGER PRIMARY KEY);\n';
      writeFileSync(join(work, 'api/migrations', MIGRATION), sql);
      publish();
    },
  };
}
