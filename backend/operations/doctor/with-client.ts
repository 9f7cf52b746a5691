import pg from 'pg'

const timeoutMs = 5000

/** Runs work with a connection, then closes it. Connecting and each query time out after 5 s. */
export async function withClient<Result>(
  config: pg.ClientConfig,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const timeouts = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs }
  const client = new pg.Client({ ...config, ...timeouts })
  // Without a listener, a connection error would end the process. The query reports it as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await run(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
