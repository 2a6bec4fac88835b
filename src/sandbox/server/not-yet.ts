import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

/** Seconds until the waiting page reloads. */
const pause = 2

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${pause}">
<title>Flow studio</title>
<h1>The flow studio is being built</h1>
<p>It opens here by itself in a few seconds.</p>
</html>
`

/** Whether the folder contains a build. */
export const isThere = (folder: string): boolean => existsSync(join(folder, 'index.html'))

/** Served instead of the studio while `npm start` is still building it, so that the site need not wait. */
export function sendNotYet(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  response.writeHead(503, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(pause),
  })
  response.end(page)
}
