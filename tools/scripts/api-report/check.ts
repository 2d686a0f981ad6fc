import { readFileSync } from 'node:fs';
import { changedNames, currentReports, sharedPackage } from './current.ts';

/** Fails when the public types of `@wabu/shared` differ from the stored reports. */
const { version } = JSON.parse(readFileSync(sharedPackage, 'utf8'));
const reports = currentReports(version);
const changed = changedNames(reports);
const isOther = [...reports].some(([file, text]) => readFileSync(file, 'utf8') !== text);
if (changed.length > 0)
  console.log(
    `The public types of @wabu/shared ${version} changed: ${changed.join(', ')}.\nRaise its version: npm run api-report -- minor (parts were added) or major (parts are gone or used otherwise)`,
  );
else if (isOther)
  console.log(`shared/api-report is not of @wabu/shared ${version}: npm run api-report`);
process.exitCode = isOther ? 1 : 0;
