export interface Finding {
  /** `error`: something fails or loses data; `warning`: it works with a risk. */
  level: 'good' | 'warning' | 'error'
  /** Subject, usually a variable. */
  subject: string
  text: string
  /** Recommended action. */
  advice?: string
}

export const good = (subject: string, text: string): Finding => ({ level: 'good', subject, text })

export const warning = (subject: string, text: string, advice: string): Finding => ({
  level: 'warning',
  subject,
  text,
  advice,
})

export const problem = (subject: string, text: string, advice: string): Finding => ({
  level: 'error',
  subject,
  text,
  advice,
})
