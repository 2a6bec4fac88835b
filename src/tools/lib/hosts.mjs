import { existsSync } from 'node:fs'

const all = (...files) => files.every((file) => existsSync(file))

/** The servers of docs/deploy: a name for people, what has to be installed, and whether it is. */
export const hosts = [
  {
    id: 'nginx',
    name: 'nginx',
    needs: 'Debian: nginx-light libnginx-mod-http-brotli-static openssl ca-certificates',
    find: () =>
      all(
        '/usr/sbin/nginx',
        '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
        '/usr/bin/openssl',
        '/etc/ssl/certs/ca-certificates.crt',
      ),
  },
  { id: 'caddy', name: 'Caddy', needs: 'Debian: caddy', find: () => all('/usr/bin/caddy') },
]
