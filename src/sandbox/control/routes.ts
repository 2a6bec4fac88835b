import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import * as v from 'valibot'
import { answerFailure, json } from '../http/envelope'
import { isLocal } from '../http/loopback'
import type { Sandbox } from '../running'
import { actions } from './actions'
import { patientScript, phoneScript } from './arrange'
import { heardBy } from './heard'
import { keepNotes, readNotes } from './notes'
import { controlPage, controlStyle } from './page'
import { formActions, ofFaults } from './forms'

/** Maximum number of reports: a page in a loop must not fill the memory. */
const reportsKept = 200

/** The contract for other people's tools: an OpenAPI document, and its schemas alone. */
const documents = ['openapi.json', 'schema.json'] as const
const docs = new URL('../../../docs/', import.meta.url)

async function outbox({ db }: Sandbox) {
  const messages = await db.selectFrom('outbox').selectAll().orderBy('id').execute()
  return {
    sms: messages.filter(({ channel }) => channel === 'sms'),
    mail: messages.filter(({ channel }) => channel === 'mail'),
    /** Answers to open captchas, so that a test can read what a person sees. */
    captchas: await db.selectFrom('captcha').select(['id', 'answer', 'purpose']).execute(),
  }
}

/** The control plane (`/__sandbox/*`): local only. `remoteAddress` gives a request's origin. */
export function controlRoutes(sandbox: Sandbox, remoteAddress: (request: Request) => string): Hono {
  const app = new Hono()
  const reports: unknown[] = []

  app.use(async (c, next) => {
    if (!isLocal(c.req.raw, remoteAddress(c.req.raw))) return answerFailure(403, 'control.loopback.only')
    return next()
  })

  app.get('/', async (c) => controlPage(sandbox, c.req.query()))
  app.get('/style.css', () => controlStyle())
  app.get('/phone.js', () => phoneScript())
  app.get('/patient.js', () => patientScript())
  for (const name of documents) {
    app.get(`/${name}`, async () => {
      const text = await readFile(new URL(name, docs), 'utf8')
      return json(200, JSON.parse(text))
    })
  }
  app.get('/outbox', async () => json(200, await outbox(sandbox)))
  app.get('/faults', () => json(200, sandbox.faults.list))
  app.get('/held', () => json(200, sandbox.faults.held))
  app.get('/log', () => json(200, sandbox.log.entries))
  app.get('/clock', () => json(200, { now: sandbox.clock.now() }))
  app.get('/notes', async () => json(200, await readNotes(sandbox)))
  app.get('/heard', (c) => {
    const { vitals, browser } = sandbox.heard
    return json(200, { faults: heardBy(sandbox, c.req.query('reference') ?? ''), vitals, browser })
  })
  app.get('/csp', () => json(200, reports))
  app.delete('/faults', () => {
    sandbox.faults.clear()
    return json(200, [])
  })
  app.delete('/log', () => {
    sandbox.log.clear()
    return json(200, [])
  })
  app.delete('/heard', () => {
    sandbox.heard.clear()
    return json(200, [])
  })
  app.delete('/csp', () => {
    reports.length = 0
    return json(200, [])
  })

  app.post('/notes', async (c) => {
    const kept = await keepNotes(
      sandbox,
      await c.req.json().catch(() => null),
      c.req.header('x-author') ?? '',
    )
    return kept ? json(200, kept) : answerFailure(400, 'control.body.invalid')
  })

  app.post('/csp', async (c) => {
    // `application/csp-report` or `application/reports+json`, depending on the browser.
    const report: unknown = await c.req.json().catch(() => null)
    if (report !== null) reports.push(report)
    if (reports.length > reportsKept) reports.shift()
    return c.body(null, 204)
  })

  app.post('/form/:name', async (c) => {
    const form = formActions[c.req.param('name')]
    if (!form) return answerFailure(404, 'control.unknown')
    const page = await form(sandbox, new URLSearchParams(await c.req.text()))
    if (page) return page
    return c.redirect(`/__sandbox/${ofFaults.has(c.req.param('name')) ? '#faults' : ''}`, 303)
  })

  app.post('/:name', async (c) => {
    const action = actions[c.req.param('name')]
    if (!action) return answerFailure(404, 'control.unknown')
    const text = await c.req.text()
    const parsed = v.safeParse(action.body, parse(text))
    if (!parsed.success) {
      const [issue] = parsed.issues
      return json(400, { success: false, code: 'control.invalid', message: issue.message })
    }
    return json(200, (await action.run(sandbox, parsed.output)) ?? { done: true })
  })

  app.notFound(() => answerFailure(404, 'control.unknown'))
  return app
}

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}
