import { moveObjects } from '../src/platform/node/objects/move-objects.ts';
import { runWithOptions } from '../src/platform/node/run-command.ts';
import { readEnvironment, StartError } from '../src/platform/node/settings/environment.ts';

/** Moves the objects from the folder into the bucket of `S3_…`, or back. */
await runWithOptions('npm run move-objects -- --to s3|folder', ['to'], async ({ to: target }) => {
  if (target !== 's3' && target !== 'folder')
    throw new StartError(`--to ${target}: choose s3 or folder.`);
  const { objects, copied, isFinished } = await moveObjects(readEnvironment(process.env), target);
  const done = `${objects} objects, ${copied} of them copied now, are the same in both places.`;
  const next = !isFinished
    ? 'The server is running: stop it and run this again, to copy what it has added since.'
    : target === 's3'
      ? 'Start the server with the same S3_… variables. The folder was left as it is.'
      : 'Start the server without the S3_… variables. The bucket was left as it is.';
  return `${done}\n${next}`;
});
