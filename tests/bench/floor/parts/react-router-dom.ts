import { createElement, lazy } from 'react'
import { createPortal } from 'react-dom'
import {
  BrowserRouter,
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
import { keep } from './keep'

const Page = lazy(async () => ({ default: (await import('./page')).Page }))

keep(
  createElement(
    BrowserRouter,
    null,
    createElement(
      Routes,
      null,
      createElement(
        Route,
        { path: '/m/*', element: createElement(Outlet) },
        createElement(Route, { index: true, element: createElement(Page) }),
      ),
      createElement(Route, { path: '*', element: createElement(Navigate, { to: '/m/home' }) }),
    ),
  ),
  Link,
  createPortal,
  useLocation,
  useNavigate,
  useSearchParams,
)
