/** A response of a server. */
export interface VisitorResponse {
  status: number
  text: string
}

/** Client of all servers of a site, which keeps cookies like a browser. */
export class Visitor {
  private readonly cookies = new Map<string, string>()

  /**
   * @param siteUrl the public URL of the site, for each server
   * @param address the forwarded client address, for limits per client
   */
  constructor(
    private readonly siteUrl: string,
    private readonly address: string,
  ) {}

  /** Sends a request. @throws Error without a response */
  async send(server: string, method: string, path: string, data?: unknown): Promise<VisitorResponse> {
    const response = await fetch(server + path, {
      method,
      redirect: 'manual',
      headers: this.headers(data),
      ...(data !== undefined && { body: data instanceof FormData ? data : JSON.stringify(data) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    return { status: response.status, text: await response.text() }
  }

  /**
   * Sends a request that must succeed.
   * @returns the parsed JSON
   * @throws Error for a status other than 2xx
   */
  async call(server: string, method: string, path: string, data?: unknown): Promise<unknown> {
    const { status, text } = await this.send(server, method, path, data)
    if (status < 200 || status > 299) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`)
    return text === '' ? null : JSON.parse(text)
  }

  /** Sends a call of the page editor, in German. */
  edit(server: string, method: string, path: string, data?: unknown): Promise<unknown> {
    return this.call(server, method, `/de/pageeditor-api/${path}`, data)
  }

  async logIn(server: string, email: string, password: string): Promise<VisitorResponse> {
    await this.send(server, 'GET', '/de/api/csrf/')
    return this.send(server, 'POST', '/_allauth/browser/v1/auth/login', { email, password })
  }

  /** Returns the headers of a request. */
  headers(data?: unknown): Record<string, string> {
    return {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: this.siteUrl,
      'x-csrftoken': this.cookies.get('csrftoken') ?? '',
      'x-forwarded-for': this.address,
      ...(data === undefined || data instanceof FormData ? {} : { 'content-type': 'application/json' }),
    }
  }
}
