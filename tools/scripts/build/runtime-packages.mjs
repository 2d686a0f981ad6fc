/** Packages with native code or files of their own: the server's build loads them from node_modules. */
export const runtimePackages = ['libsql', 'sharp', 'mongodb'];
