import { useLocation } from 'react-router-dom'

/** The screen's own path with its query, to return to. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
