import type { IncomingMessage, ServerResponse } from 'node:http'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
