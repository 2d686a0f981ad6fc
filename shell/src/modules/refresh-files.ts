import type { RegistryModule } from '@wabu/shared/module';

/**
 * Fetches the first files of a module, those that arrived before from the cache; a file that the cache holds damaged,
 * which would stay there as immutable, once more past it. Never rejects.
 */
export async function refreshFiles({ base, entry, preload, files }: RegistryModule): Promise<void> {
  const names = [...entry.scripts, ...preload.scripts, ...preload.styles];
  await Promise.allSettled(
    names.map(async (name) => {
      const address = base + name;
      const known = await fetch(address);
      // An error is not cached.
      if (!known.ok) return;
      await known.arrayBuffer();
      const sound = await fetch(address, { integrity: files[name] ?? '' }).catch(() => null);
      if (sound === null) await fetch(address, { cache: 'reload' });
    }),
  );
}
