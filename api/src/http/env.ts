import type { Role } from '@wabu/shared/entities/permissions';
import { Hono } from 'hono';
import type { Platform } from '../platform/platform.ts';

/** The holder of a deploy token: a team, or the operator, who may release every module. */
export interface Deployer {
  name: string;
  isOperator: boolean;
  may: (moduleId: string) => boolean;
}

/** The user of the session row; the request body never sets it. */
export interface SessionUser {
  id: string;
  name: string;
  role: Role;
  avatar: string;
  jti: string;
  /** The role requires a second factor and the user has none: it must be set up before anything else. */
  lacksFactor: boolean;
  /** When the session was last used, to five minutes: seconds since 1970. */
  seenAt: number;
  /** Until when the session is confirmed by the password: milliseconds since 1970. */
  confirmedUntil: number;
}

export interface ApiEnv {
  Variables: {
    platform: Platform;
    /** The kinds of records of the app (`AppRecords` of api/src/records). */
    records: unknown;
    requestId: string;
    /** 32 hexadecimal digits (https://www.w3.org/TR/trace-context/). */
    traceId: string;
    /** The pattern of the address, where the route has that of many. */
    route?: string;
    /** The batch of the entries that the request writes into the history; unset before the first one. */
    batch?: string;
    /** The value of the browser's device cookie; undefined until it is read. */
    deviceToken?: string | null;
    /** Set by `permit`; undefined in other routes. */
    user: SessionUser;
    /** The enabled own host that was asked, and the URL of its microsite. */
    ownHost?: { host: string; URL: string };
    /** Set by `permitDeployers`. */
    deployer: Deployer;
  };
}

export const newRoutes = () => new Hono<ApiEnv>();
