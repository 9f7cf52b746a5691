import type { Messages } from 'next-intl'
import type { EmbedKind } from '@/lib/contract/embeds/services'

type Words = Messages['editor']['fields']

/** What a field is called. */
export type FieldLabel = keyof Words['labels']

/** What one of a few is called; its drawing goes by the same name (`drawings.ts`). */
export type ChoiceName = keyof Words['choices']

/** One of a few as the data have it. */
export interface Choice {
  value: string | number
  name: ChoiceName
  /** Taken where the data have it, and not offered. */
  isHidden?: true
}

/** What a field takes, and by what it is written. */
export type FieldKind =
  | { kind: 'line'; hint?: 'length' | 'alt' | 'credit' }
  | { kind: 'words'; limit?: number; rows?: number }
  | { kind: 'richText' }
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'switch' }
  | { kind: 'link' }
  | { kind: 'anchor' }
  | { kind: 'medium'; medium: EmbedKind }
  | { kind: 'picture' }
  | { kind: 'person' }
  | { kind: 'code' }
  | { kind: 'selection' }

/** A field of a block's form: which of the data it is about, and what it is called. */
export type Field<Name extends string = string> = FieldKind & { name: Name; label: FieldLabel }
