import { readFileSync } from 'node:fs';
import config from '../../../.dependency-cruiser.mjs';
import { root } from '../../root.mjs';
import { draw } from '../picture/draw.mjs';
import { importsBetween } from '../picture/imports.mjs';
import { readDependencies } from './dependencies.mjs';
import { folderCycles } from './folders.mjs';

const { modules, summary } = readDependencies();
const brokenRules = summary.violations.map(({ rule, from, to }) => {
  const { comment } = config.forbidden.find(({ name }) => name === rule.name);
  return `${rule.name}: ${from} → ${to}\n  ${comment}`;
});
const picture = readFileSync(`${root}/docs/pictures/workspaces.svg`, 'utf8');
const oldPicture =
  picture === draw(importsBetween(modules))
    ? []
    : ['Imports between workspaces changed: review them, then run "npm run picture"'];
const breaches = [...brokenRules, ...folderCycles(modules), ...oldPicture];
for (const breach of breaches) console.log(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
