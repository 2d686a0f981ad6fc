/**
 * Public entry point of the router, for the shell and modules. Federation ships a shared package whole, so this
 * file exports only what is used: all of react-router is four times as large.
 */
export {
  Link,
  type LinkProps,
  type Location,
  Navigate,
  type NavigateFunction,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  NavLink,
  Outlet,
  type RouteObject,
  Router,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { LocalLink, useLocalPath } from './local-link.tsx';
