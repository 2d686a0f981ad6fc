import { missingNames } from '@wabu/shared/module/exported-names';
import type { Shell } from '@wabu/shared/module/fit-shell';
import type { BuiltModule } from '@wabu/shared/module/registry';
import { httpProblem } from '../../http/problem.ts';

/** Rejects a build that imports names which the shell lacks (409), in a sentence that names them. */
export function requireNames(built: BuiltModule, shell: Shell | null): void {
  const missing = shell === null ? [] : missingNames(built, shell);
  if (shell === null || missing.length === 0) return;
  const names = missing.map(({ name, entryPoint }) => `${name} di ${entryPoint}`).join(', ');
  throw httpProblem(
    409,
    'in-use',
    `${built.id} ${built.version} usa ${names}, che la shell ${shell.shell} non ha: rilascia prima la shell, o le due insieme con --together`,
  );
}
