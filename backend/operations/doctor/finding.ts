/** What was found about one part of a set-up. */
export interface Finding {
  /** `error`: it does not work, or loses something; `warning`: it works, and somebody should know. */
  level: 'good' | 'warning' | 'error'
  /** What it is about, the variable's name where there is one. */
  about: string
  text: string
  /** What to do; of all but what is good. */
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
