import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

interface Messages {
  readonly [name: string]: string | Messages
}

/** All messages with their full key: `Frame.skip`. */
export function flatten(messages: Messages, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]) => {
      const key = prefix ? `${prefix}.${name}` : name
      return typeof value === 'string' ? [[key, value] as const] : [...flatten(value, key)]
    }),
  )
}

/** The names a message takes with their kind, sorted: `count: plural`. @throws when the message is not valid ICU. */
export function placeholders(message: string): string[] {
  const names = collect(parse(message))
  return [...new Set(names)].sort((a, b) => a.localeCompare(b))
}

function collect(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    return [`${element.value}: ${TYPE[element.type]}`, ...inside(element).flatMap(collect)]
  })
}

function inside(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children]
  const hasBranches = element.type === TYPE.plural || element.type === TYPE.select
  return hasBranches ? Object.values(element.options).map((option) => option.value) : []
}
