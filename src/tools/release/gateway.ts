import { OperatorFileError, type OperatorFile } from '../../operators/file'

/** An operator's gateway, for a server's configuration. */
export interface Gateway {
  readonly origin: string
  readonly protocol: string
  /** Host and port to connect to. */
  readonly address: string
  /** The gateway's `Host` header. */
  readonly host: string
}

/** The gateway given in the operator file, or else the one at `PLATFORM_URL`. */
export function gatewayOf({ id, gateway }: OperatorFile, otherwise: string | undefined): Gateway {
  const origin = gateway ?? otherwise
  if (!origin)
    throw new OperatorFileError(`${id} has no gateway: name it in the operator file, or in PLATFORM_URL.`)
  const { protocol, hostname, port, host } = new URL(origin)
  return {
    origin,
    protocol: protocol.slice(0, -1),
    address: `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`,
    host,
  }
}
