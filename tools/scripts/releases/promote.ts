import type { ModulesState } from '../../../shared/module/releases.ts';
import { CommandError, command, openInstallation } from './installation.ts';

/** npm run promote -- <module>…: makes the program's own builds live where an earlier release hides them. */
await command(async () => {
  const ids = process.argv.slice(2);
  const { url, call } = openInstallation();
  const { modules } = await call<ModulesState>('GET', '/api/modules');
  const hidden = modules.filter(({ program }) => program !== null);
  const names = hidden.map(({ id }) => id);
  if (names.length === 0)
    throw new CommandError('No release hides a build of the program: there is nothing to promote.');
  if (ids.length === 0 || ids.some((id) => !names.includes(id)))
    throw new CommandError(`Which modules? The program brings a build of: ${names.join(', ')}`);
  // The shell goes first, because modules of the same program may need it.
  const chosen = hidden.filter(({ id }) => ids.includes(id));
  for (const { id, live, program } of chosen.sort((a) => (a.id === 'shell' ? -1 : 0))) {
    await call('POST', `/api/modules/${id}/live`, { version: program, expected: live });
    console.log(`${id} ${program} is live at ${url}, instead of ${live}.`);
  }
});
