/** Splits a recurrence rule (RFC 5545 §3.3.10) into pairs of name and value, in their order. */
export function parseRecurrenceParts(rule: string): [name: string, value: string][] {
  return rule.split(';').map((part) => {
    const [name = '', value = ''] = part.split('=')
    return [name, value]
  })
}
