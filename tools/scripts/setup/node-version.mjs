const NEEDED = [20, 19];

/** Exits with a message when Node is too old. */
export function requireNode(version = process.versions.node) {
  if (isNewEnough(version)) return;
  console.error(
    `Wabu needs Node ${NEEDED.join('.')} or newer, and this is Node ${version}.\n` +
      'Install a current one from https://nodejs.org (or run "nvm use") and try again.',
  );
  process.exit(1);
}

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}
