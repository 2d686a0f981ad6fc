import { describe, expect, test } from '@jest/globals';
import type { SlotName } from '@wabu/shared/module/contract';
import type { BuiltModule, Registry } from '@wabu/shared/module/registry';
import { aBuild, describedModule } from '../module-builds.ts';
import { tokenOf } from '../people.ts';
import { releaseCalls } from '../release-calls.ts';
import { type ContractServer, OPERATOR } from '../server.ts';

type Description = NonNullable<BuiltModule['description']>;

/** Who owns routes, namespaces, slots and the public area, and what happens to builds that claim another's. */
export function ownershipContract(server: () => ContractServer) {
  const { aModule, call, tokenFor, publish, everything } = releaseCalls(server);

  const buildOf = (id: string, change: Partial<Description>, version = '1.0.0') =>
    aBuild({ id, version, claims: { description: describedModule(id, change) } });
  const send = async (id: string, token: string, change: Partial<Description>, version = '1.0.0') =>
    answerOf(await publish(id, version, token, await buildOf(id, change, version)));
  const answerOf = async (answer: Response) => ({
    status: answer.status,
    message: ((await answer.json()) as { message?: string }).message ?? '',
  });
  const transfer = (to: string, section: string, token = OPERATOR) =>
    call('PUT', `/api/modules/${to}/sections`, token, { section });
  const registered = async (id: string) => {
    const { modules } = (await (await server().fetch('/registry.json')).json()) as Registry;
    return modules.find((module) => module.id === id);
  };

  describe('ownership', () => {
    test('what belongs to the program from the start is rejected to a team and to the operator', async () => {
      const id = aModule();
      const taken: [Partial<Description>, string][] = [
        [{ routes: ['/adminwabu/suppliers'] }, 'suppliers'],
        [{ routes: [`/adminwabu/${id}`, '/adminwabu/suppliers/:PIVA'] }, 'suppliers'],
        [{ routes: ['/adminwabu/dashboard'] }, 'shell'],
        [{ routes: ['/adminwabu/account/keys'] }, 'shell'],
        [{ namespaces: [id, 'suppliers'] }, 'suppliers'],
        [{ namespaces: [id, 'public-layout'] }, 'shell'],
        [{ offers: ['supplier.detail'] }, 'suppliers'],
        [{ offers: ['dashboard.card'] }, 'shell'],
        ...['/', '/ricerca', '/siti/:url'].map((route): [Partial<Description>, string] => [
          { area: 'public', routes: [route] },
          'public',
        ]),
        ...['/login', '/api/d1', '/media/:blob', '/modules', '/de'].map(
          (route): [Partial<Description>, string] => [{ area: 'public', routes: [route] }, 'shell'],
        ),
      ];
      const token = await tokenFor(id);
      const before = await everything();
      for (const [change, owner] of taken) {
        for (const sender of [token, OPERATOR]) {
          const { status, message } = await send(id, sender, change);
          expect([change, status]).toEqual([change, 409]);
          expect(message).toContain(owner);
        }
      }
      expect(await everything()).toEqual(before);
    });

    test('a section belongs to the module that was released there first', async () => {
      const [first, second] = [aModule(), aModule()];
      const section = `/adminwabu/shared-${first}`;
      const claims = { claims: [section] };
      const asked = await call('POST', `/api/modules/${first}/tokens`, OPERATOR, claims);
      const { token } = (await asked.json()) as { token: string };
      expect((await send(first, token, { routes: [section] })).status).toBe(201);
      const routes = [`${section}/later`];
      expect(await send(second, await tokenFor(second), { routes })).toEqual({
        status: 409,
        message: `«${section}» appartiene al modulo ${first}: scegli un altro nome, o chiedi al gestore di trasferirlo`,
      });
      expect((await send(first, token, { routes }, '1.1.0')).status).toBe(201);
      const late = await call('POST', `/api/modules/${second}/tokens`, OPERATOR, claims);
      expect((await answerOf(late)).message).toContain(`al modulo ${first}`);
    });

    test('a slot belongs to the module that offered it first, and others contribute to it', async () => {
      const [first, second] = [aModule(), aModule()];
      const slot = `${first}.detail` as SlotName;
      const [token, other] = [await tokenFor(first), await tokenFor(second)];
      const contributes = { slots: [{ slot, order: 1 }] };
      expect(await send(second, other, contributes)).toEqual({
        status: 400,
        message: `Nessun modulo offre lo slot «${slot}»: controlla il nome, o rilascia prima il modulo che lo offre`,
      });
      const notYet = await send(second, other, { offers: [slot] });
      expect([notYet.status, notYet.message]).toEqual([
        403,
        `Il token di ${second} non può prendere lo slot «${slot}»: usa un nome che inizia con ${second}.`,
      ]);
      expect((await send(first, token, { offers: [slot] })).status).toBe(201);
      for (const sender of [other, OPERATOR])
        expect(await send(second, sender, { offers: [slot] })).toEqual({
          status: 409,
          message: `«${slot}» appartiene al modulo ${first}: scegli un altro nome`,
        });
      expect((await send(second, other, contributes)).status).toBe(201);
      for (const id of [first, second])
        await call('POST', `/api/modules/${id}/live`, OPERATOR, { version: '1.0.0' });
      expect((await registered(first))?.ownSlots).toEqual([slot]);
      expect((await registered(second))?.ownSlots).toEqual([]);
    });

    test('of two modules that claim a free section at once, one gets it', async () => {
      const ids = [aModule(), aModule()];
      const routes = [`/adminwabu/raced-${ids[0]}`];
      const answers = await Promise.all(ids.map((id) => send(id, OPERATOR, { routes })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    });

    test('a token claims the sections that it was made with, and namespaces of its own name', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const routes = [`/adminwabu/${id}`, `/adminwabu/free-${id}`];
      const rejected = await send(id, token, { routes });
      expect(rejected.status).toBe(403);
      expect(rejected.message).toContain(`--claims /adminwabu/free-${id}`);
      expect((await send(id, token, { namespaces: [id, 'ferries'] })).status).toBe(403);
      const namespaces = [id, `${id}-help`];
      expect((await send(id, token, { namespaces })).status).toBe(201);
      const claims = { claims: routes };
      const asked = await call('POST', `/api/modules/${id}/tokens`, OPERATOR, claims);
      const { token: wider } = (await asked.json()) as { token: string };
      expect((await send(id, wider, { routes }, '1.1.0')).status).toBe(201);
    });

    test('the public area is opened to a module by the operator alone', async () => {
      const id = aModule();
      const claims = { claims: [`/${id}`] };
      const asked = await call('POST', `/api/modules/${id}/tokens`, OPERATOR, claims);
      const { token } = (await asked.json()) as { token: string };
      const change: Partial<Description> = { area: 'public', routes: [`/${id}`] };
      const rejected = await send(id, token, change);
      expect(rejected.status).toBe(409);
      expect(rejected.message).toContain("L'area pubblica appartiene al modulo public");
      expect((await send(id, OPERATOR, change)).status).toBe(201);
      expect((await send(id, token, change, '1.1.0')).status).toBe(201);
    });

    test('a route without a fixed section, or a description of another module, is rejected', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const before = await everything();
      for (const route of [
        '/adminwabu/*',
        '/adminwabu/:any',
        '/adminwabu/Suppliers',
        `/adminwabu/${id}?/users`,
      ])
        expect([route, (await send(id, token, { routes: [route] })).status]).toEqual([route, 400]);
      const other = { id: 'suppliers', namespaces: ['suppliers'] };
      expect((await send(id, token, other)).status).toBe(400);
      expect(await everything()).toEqual(before);
    });

    test('claims are answered before a build is made', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const ask = (change: Partial<Description>) =>
        call('POST', `/api/modules/${id}/claims`, token, {
          description: describedModule(id, change),
        });
      expect(await (await ask({})).json()).toEqual({ claims: [`/adminwabu/${id}`, id] });
      expect((await ask({ routes: ['/adminwabu/users'] })).status).toBe(409);
      expect((await ask({ offers: ['supplier.detail'] })).status).toBe(409);
      expect((await ask({ routes: ['users'] })).status).toBe(400);
    });

    test('a transfer gives a section to another module; the registry names what the former loses', async () => {
      const [from, to] = [aModule(), aModule()];
      const section = `/adminwabu/${from}`;
      expect((await send(from, await tokenFor(from), {})).status).toBe(201);
      await call('POST', `/api/modules/${from}/live`, OPERATOR, { version: '1.0.0' });
      expect((await registered(from))?.foreign).toBeUndefined();

      const rejected: [string, number][] = [
        ['', 401],
        [await tokenFor(to), 403],
        [await tokenOf(server(), 'king'), 403],
      ];
      for (const [sender, status] of rejected)
        expect((await transfer(to, section, sender)).status).toBe(status);
      expect(await (await transfer(to, section)).json()).toEqual({ section, from, to });
      expect((await registered(from))?.foreign).toEqual([section]);
      expect((await send(from, OPERATOR, {}, '1.1.0')).status).toBe(409);
      expect((await send(to, await tokenFor(to), { routes: [section] })).status).toBe(201);

      expect((await transfer(to, section)).status).toBe(409);
      expect((await transfer(to, '/login')).status).toBe(409);
      expect((await transfer(to, '/adminwabu/x/y')).status).toBe(400);
      expect((await transfer(from, section)).status).toBe(200);
      expect((await registered(from))?.foreign).toBeUndefined();
    });
  });
}
