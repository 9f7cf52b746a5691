import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { FieldGroup } from '@/components/form/field-group'
import { TextField } from '@/components/form/text-field'
import type { GroupInputProps } from '../field-input-props'
import styles from '../form.module.css'

const positionSchema = z.object({ lat: z.number(), lon: z.number() })

/** The input for a position on the map. Both coordinates are set, or neither. */
export function CoordinatesInput({ id, value, onChange, ...frame }: GroupInputProps) {
  const t = useTranslations('administration.form')
  const position = positionSchema.safeParse(value).data
  const [typedParts, setTypedParts] = useState({
    lat: String(position?.lat ?? ''),
    lon: String(position?.lon ?? ''),
  })
  const write = (part: 'lat' | 'lon', text: string) => {
    const newParts = { ...typedParts, [part]: text }
    setTypedParts(newParts)
    const isEmpty = newParts.lat.trim() === '' && newParts.lon.trim() === ''
    onChange(isEmpty ? null : { lat: parseNumber(newParts.lat), lon: parseNumber(newParts.lon) })
  }
  return (
    <FieldGroup id={`${id}-lat`} {...frame}>
      <div className={styles.languages}>
        {(['lat', 'lon'] as const).map((part) => (
          <TextField
            key={part}
            id={`${id}-${part}`}
            label={t(part)}
            input={{
              value: typedParts[part],
              inputMode: 'decimal',
              autoComplete: 'off',
              onChange: (event) => write(part, event.currentTarget.value),
            }}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/**
 * Parses a number with a decimal point or comma. Returns null if it is invalid; the schema then
 * rejects the value.
 */
function parseNumber(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? null : number
}
