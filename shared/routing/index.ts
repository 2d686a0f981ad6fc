/**
 * The door of the router, for the shell and for modules: what we use of it. A shared package ships whole,
 * and the whole router weighs four times as much.
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
