const workspaces: [RegExp, string][] = [
  [/^@wabu\/shared\//, '@wabu/module-kit/'],
  [/^@wabu\/api\/client$/, '@wabu/module-kit/client'],
  [/^@wabu\/api\/testing$/, '@wabu/module-kit/testing/api'],
];

/** Code of this tree as it is written with the module kit, which has the workspaces' entry points as its own. */
export function withKitNames(code: string): string {
  return code.replace(
    /(\bfrom\s+|\bimport\s+|\bimport\()(["'])(@wabu\/[^"']+)\2/g,
    (_, before: string, quote: string, name: string) => {
      const moved = workspaces.reduce((result, [from, to]) => result.replace(from, to), name);
      return before + quote + moved + quote;
    },
  );
}
