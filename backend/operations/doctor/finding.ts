export interface Finding {
  /** `error`: something fails or loses data; `warning`: it works with a risk. */
  level: 'good' | 'warning' | 'error'
  /** Subject, usually a variable. */
  about: string
  text: string
  /** Recommended action. */
  advice?: string
}

export const good = (about: string, text: string): Finding => ({ level: 'good', about, text })

export const warning = (about: string, text: string, advice: string): Finding => ({
  level: 'warning',
  about,
  text,
  advice,
})

export const problem = (about: string, text: string, advice: string): Finding => ({
  level: 'error',
  about,
  text,
  advice,
})
