import { type Action, can } from '@wabu/shared/entities/permissions';
import { ADMIN_PATH, type RegistryModule } from '@wabu/shared/module';
import { isActivityOn } from '@wabu/shared/page';
import { Navigate, type RouteObject, useRoutes } from '@wabu/shared/routing';
import { prefetchAnswers, useSession } from '@wabu/shared/session';
import { lazy, type ReactNode, useState } from 'react';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { TicketsPage } from '../dashboard/tickets-page.tsx';
import { isLoaded } from '../modules/load-module.ts';
import { ModulePage } from '../modules/module-page.tsx';
import { mayOpen } from '../modules/registry/may-open.ts';
import { ShellBoundary } from '../modules/shell-boundary.tsx';
import { OwnSlots } from '../modules/slots/own-slots.tsx';
import { AdminLayout } from './admin-layout/admin-layout.tsx';
import { ForbiddenPage, UnknownPage } from './admin-layout/placeholder-pages.tsx';

/*
 * Pages that most visits of the staff area do without, with their words. They are in one chunk: each chunk adds its
 * hashes to the first script of every public page.
 */
const TrashPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pages" */ '../records/trash/trash-page.tsx'))
    .TrashPage,
}));
const ActivityPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pages" */ '../records/activity/activity-page.tsx'))
    .ActivityPage,
}));
const RecordPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pages" */ '../records/activity/record-page.tsx'))
    .RecordPage,
}));
const PeoplePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pages" */ '../records/people/people-page.tsx'))
    .PeoplePage,
}));
const AccountPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pages" */ '../account/account-page.tsx'))
    .AccountPage,
}));

/** The routes under /adminwabu: those of the shell and those of the modules. */
export function StaffPages({ modules }: { modules: RegistryModule[] }) {
  const { user } = useSession();
  return useRoutes([
    {
      element: <AdminLayout modules={modules} />,
      children: [
        { index: true, element: <Navigate to={`${ADMIN_PATH}/dashboard`} replace /> },
        { path: 'dashboard', element: <DashboardPage modules={modules} /> },
        { path: 'tickets', element: <TicketsPage /> },
        ...pagesOnDemand(user?.role),
        ...modules.flatMap((module) => pagesOf(module, user?.role)),
        { path: '*', element: <UnknownPage /> },
      ],
    },
  ]);
}

/** Pages of the shell that few visits open: the trash, the activity, the data of a person, records by their ids. */
function pagesOnDemand(role: string | undefined): RouteObject[] {
  const page = (path: string, content: ReactNode, requires?: Action): RouteObject => ({
    path,
    element:
      requires === undefined || can(role, requires) ? (
        <ShellBoundary>{content}</ShellBoundary>
      ) : (
        <ForbiddenPage />
      ),
  });
  return [
    page('trash', <TrashPage />, 'trash.read'),
    ...(isActivityOn() ? [page('activity', <ActivityPage />, 'activity.read')] : []),
    page('people', <PeoplePage />, 'people.manage'),
    page('account', <AccountPage />),
    page('record/:entity/:id', <RecordPage />),
  ];
}

function pagesOf(module: RegistryModule, role: string | undefined): RouteObject[] {
  return (module.description?.routes ?? []).map((route) => ({
    path: route.slice(ADMIN_PATH.length + 1),
    element: mayOpen(module, role) ? (
      <StaffModulePage module={module} route={route} />
    ) : (
      <ForbiddenPage />
    ),
  }));
}

/** A module's page. Its data is prefetched while its code loads. */
function StaffModulePage(props: { module: RegistryModule; route: string }) {
  const { id, description } = props.module;
  useState(() => isLoaded(id) || prefetchAnswers(description?.data ?? []));
  return (
    <OwnSlots module={props.module}>
      <ModulePage {...props} />
    </OwnSlots>
  );
}
