import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

interface Messages {
  readonly [name: string]: string | Messages
}

/** Returns all messages by full key, for example `Frame.skip`. */
export function flattenMessages(messages: Messages, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]) => {
      const key = prefix ? `${prefix}.${name}` : name
      return typeof value === 'string' ? [[key, value] as const] : [...flattenMessages(value, key)]
    }),
  )
}

/**
 * Lists the placeholders of a message with their kind, sorted, for example `count: plural`.
 * @throws SyntaxError if the message is not valid ICU
 */
export function listPlaceholders(message: string): string[] {
  const names = collectPlaceholders(parse(message))
  return [...new Set(names)].sort((a, b) => a.localeCompare(b))
}

function collectPlaceholders(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    return [`${element.value}: ${TYPE[element.type]}`, ...listBranches(element).flatMap(collectPlaceholders)]
  })
}

function listBranches(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children]
  const hasBranches = element.type === TYPE.plural || element.type === TYPE.select
  return hasBranches ? Object.values(element.options).map((option) => option.value) : []
}
