/** Ends the current task: between two of them the page responds, and a slow phone needs 50 ms for each. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
