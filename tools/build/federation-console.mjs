/** Replaces the logger of the federation runtime, which adds a prefix and, for debugging, a stack to each message. */
export const logger = console;
export const infrastructureLogger = console;
export const createLogger = () => console;
export const createInfrastructureLogger = () => console;
export const bindLoggerToCompiler = () => undefined;
