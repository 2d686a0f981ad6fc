import type { Role } from '@wabu/shared/entities/permissions';
import { Hono } from 'hono';
import type { Platform } from '../platform/platform.ts';

/** Who deploys: a team by its token, or the operator of the machine, who may do all. */
export interface Deployer {
  name: string;
  may: (moduleId: string) => boolean;
}

/** Who is asking, as the live session row says; never as the request says. */
export interface SessionUser {
  id: string;
  name: string;
  role: Role;
  avatar: string;
  jti: string;
}

export interface ApiEnv {
  Variables: {
    platform: Platform;
    requestId: string;
    /** Set by `permit`; a route without it must not ask. */
    user: SessionUser;
    /** Set by `permitDeploy`: who releases a module. */
    deployer: Deployer;
  };
}

/** An empty chain of routes with the app's environment. */
export const newRoutes = () => new Hono<ApiEnv>();
