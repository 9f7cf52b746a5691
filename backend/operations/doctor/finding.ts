/** The result of a check. */
export interface Finding {
  /** `error` means that something fails or loses data, `warning` that it works with a risk. */
  level: 'good' | 'warning' | 'error'
  /** The subject, usually the name of a variable. */
  about: string
  text: string
  /** The recommended action, for warnings and errors. */
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
