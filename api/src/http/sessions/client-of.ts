import Bowser from 'bowser';
import type { Context } from 'hono';
import { clientNetwork } from '../client-network.ts';
import type { ApiEnv } from '../env.ts';
import { deviceTokenOf } from './device-cookie.ts';
import { bearerToken } from './permit.ts';

/** Where a session was opened, as far as its user and the limits of the sign-in need it to recognise it. */
export interface SessionClient {
  /** Without version, as `Firefox`; empty for an unknown one. */
  browser: string;
  /** As `Windows`; empty for an unknown one. */
  system: string;
  /** The address; of IPv6 its /64. */
  network: string;
  /** The value of the browser's cookie; null without one. */
  deviceToken: string | null;
  /** The token that the browser has when it signs in: its session ends with the new one. */
  formerToken: string | null;
}

/** A longer header is none of a browser. */
const MAX_LENGTH = 1_000;

export function clientOf(c: Context<ApiEnv>): SessionClient {
  const agent = agentOf(c.req.header('User-Agent') ?? '');
  const formerToken = bearerToken(c.req.header('Authorization'));
  return { ...agent, network: clientNetwork(c), deviceToken: deviceTokenOf(c), formerToken };
}

/** The browser and the system of a `User-Agent` header: the rest of it would only tell people apart. */
export function agentOf(header: string): Pick<SessionClient, 'browser' | 'system'> {
  if (header === '' || header.length > MAX_LENGTH) return { browser: '', system: '' };
  const parser = Bowser.getParser(header);
  const browser = parser.getBrowserName();
  // An unknown browser may call itself anything.
  return { browser: browsers.has(browser) ? browser : '', system: parser.getOSName() };
}

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
