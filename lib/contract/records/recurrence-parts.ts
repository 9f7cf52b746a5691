/** The parts of a rule for what recurs (RFC 5545 §3.3.10), each with its name and value, in their order. */
export function recurrenceParts(rule: string): [name: string, value: string][] {
  return rule.split(';').map((part) => {
    const [name = '', value = ''] = part.split('=')
    return [name, value]
  })
}
