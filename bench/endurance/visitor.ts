/** What a server answered. */
export interface Answer {
  status: number
  text: string
}

/** Speaks to any server of a site as one browser that keeps its cookies. */
export class Visitor {
  private readonly cookies = new Map<string, string>()

  /**
   * @param siteUrl the site's public address, whichever server is asked
   * @param address from where it seems to come, for limits that count by client
   */
  constructor(
    private readonly siteUrl: string,
    private readonly address: string,
  ) {}

  /** @throws when there is no answer */
  async ask(server: string, method: string, path: string, data?: unknown): Promise<Answer> {
    const answer = await fetch(server + path, {
      method,
      redirect: 'manual',
      headers: this.headers(data),
      ...(data !== undefined && { body: data instanceof FormData ? data : JSON.stringify(data) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    return { status: answer.status, text: await answer.text() }
  }

  /** As `ask`, for what has to succeed. @returns the answer's JSON @throws Error for another status than 2xx */
  async call(server: string, method: string, path: string, data?: unknown): Promise<unknown> {
    const { status, text } = await this.ask(server, method, path, data)
    if (status < 200 || status > 299) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`)
    return text === '' ? null : JSON.parse(text)
  }

  /** A call of the page editor, in German. */
  edit(server: string, method: string, path: string, data?: unknown): Promise<unknown> {
    return this.call(server, method, `/de/pageeditor-api/${path}`, data)
  }

  async logIn(server: string, email: string, password: string): Promise<Answer> {
    await this.ask(server, 'GET', '/de/api/csrf/')
    return this.ask(server, 'POST', '/_allauth/browser/v1/auth/login', { email, password })
  }

  /** What a browser sends with a request. */
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
