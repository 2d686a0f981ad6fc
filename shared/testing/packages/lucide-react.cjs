const fileOf = (icon) => icon.replace(/(?!^)([A-Z]|\d+)/g, '-$1').toLowerCase();

/** The package makes its 1,700 icons when it is loaded; a test file loads those that it shows. */
module.exports = new Proxy(
  {},
  { get: (_, icon) => require(`lucide-react/icons/${fileOf(icon)}`).default },
);
