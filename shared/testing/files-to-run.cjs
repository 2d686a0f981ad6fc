const { readFileSync } = require('node:fs');

/** `npm run verify` runs files of this name, and those with `@verify` in the title of a test. */
const isLong = (path) => /\.verify\.test\.tsx?$/.test(path);
const hasLong = (path) => isLong(path) || readFileSync(path, 'utf8').includes('@verify');

/** The `filter` of jest. */
module.exports = (paths) => ({
  filtered: paths.filter((path) =>
    process.env.WABU_VERIFY === undefined ? !isLong(path) : hasLong(path),
  ),
});
