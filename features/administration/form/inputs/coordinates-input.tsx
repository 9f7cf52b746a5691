import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { FieldGroup } from '@/components/form/field-group'
import { TextField } from '@/components/form/text-field'
import type { GroupInputProps } from '../field-input-props'
import styles from '../form.module.css'

const positionSchema = z.object({ lat: z.number(), lon: z.number() })

/** The input for a position on the map. Both coordinates are set, or neither. */
export function CoordinatesInput({ id, value, onChange, ...groupProps }: GroupInputProps) {
  const t = useTranslations('administration.form')
  const position = positionSchema.safeParse(value).data
  const [typedTexts, setTypedTexts] = useState({
    lat: String(position?.lat ?? ''),
    lon: String(position?.lon ?? ''),
  })
  const write = (axis: 'lat' | 'lon', text: string) => {
    const newTexts = { ...typedTexts, [axis]: text }
    setTypedTexts(newTexts)
    const isEmpty = newTexts.lat.trim() === '' && newTexts.lon.trim() === ''
    onChange(isEmpty ? null : { lat: parseNumber(newTexts.lat), lon: parseNumber(newTexts.lon) })
  }
  return (
    <FieldGroup id={`${id}-lat`} {...groupProps}>
      <div className={styles.languages}>
        {(['lat', 'lon'] as const).map((axis) => (
          <TextField
            key={axis}
            id={`${id}-${axis}`}
            label={t(axis)}
            input={{
              value: typedTexts[axis],
              inputMode: 'decimal',
              autoComplete: 'off',
              onChange: (event) => write(axis, event.currentTarget.value),
            }}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** Parses a number with a decimal point or comma; null, which the schema rejects, if invalid. */
function parseNumber(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? null : number
}
