/** Speaks to a site as a browser does that keeps cookies. */
export class Client {
  #cookies = new Map()

  constructor(url) {
    this.url = url
  }

  /** Logs in, by the demo account's address and password. */
  async logIn(email, password) {
    await this.ask('GET', '/api/csrf/')
    await this.ask('POST', '/_allauth/browser/v1/auth/login', { email, password })
  }

  /** The headers of a call of this browser, whatever program sends it. */
  headers() {
    return {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': this.#cookies.get('csrftoken') ?? '',
      origin: this.url,
    }
  }

  /**
   * Asks and reads the answer whole.
   * @returns what it says, as JSON where it is
   * @throws for a status that is no success
   */
  async ask(method, path, data) {
    const answer = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers(),
        ...(data instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(data && { body: data instanceof FormData ? data : JSON.stringify(data) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
  }
}
