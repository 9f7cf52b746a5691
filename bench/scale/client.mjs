/** Client of a site that keeps cookies like a browser. */
export class Client {
  #cookies = new Map()

  constructor(url) {
    this.url = url
  }

  /** Logs in with the address and password of a demo account. */
  async logIn(email, password) {
    await this.send('GET', '/api/csrf/')
    await this.send('POST', '/_allauth/browser/v1/auth/login', { email, password })
  }

  /** Returns the headers of this client's requests, also for other programs. */
  headers() {
    return {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': this.#cookies.get('csrftoken') ?? '',
      origin: this.url,
    }
  }

  /**
   * Sends a request and reads the response.
   * @returns the body, parsed if it is JSON
   * @throws Error for a status other than 2xx
   */
  async send(method, path, data) {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: { ...this.headers(), ...(data instanceof FormData ? {} : { 'content-type': 'application/json' }) },
      ...(data && { body: data instanceof FormData ? data : JSON.stringify(data) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
  }
}
