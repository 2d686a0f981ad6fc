import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../fixtures/folders.ts';

const git = (cwd: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Wabu', '-c', 'user.email=wabu@example.org', ...words], {
    cwd,
    encoding: 'utf8',
  });

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
  publish();
  return {
    bare,
    publish,
    /** A new file. */
    add: (file: string, text: string) => {
      mkdirSync(dirname(join(work, file)), { recursive: true });
      writeFileSync(join(work, file), text);
    },
    /** Replaces text of a file; text that is not there throws. */
    change: (file: string, from: string, to: string) => {
      const text = readFileSync(join(work, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(join(work, file), text.replaceAll(from, to));
    },
  };
}
