import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FieldGroup } from '@/components/form/field-group'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { getContrast } from '@/lib/color/contrast'
import { colorGrounds, findNearestColor, leastContrast, measureColor } from '@/lib/color/site-colors'
import form from '../form.module.css'
import styles from './color-input.module.css'

interface ColorInputProps {
  id: string
  label: string
  error: string | undefined
  hint: string | undefined
  value: string
  /** As # and six hexadecimal digits. */
  defaultColor: string
  onChange: (value: string) => void
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim())

/**
 * The input for a color, with the color picker of the browser or as # and six hexadecimal digits.
 * It shows the uses of the color with their contrast, and offers the nearest color with enough
 * contrast.
 */
export function ColorInput({ id, value, defaultColor, onChange, ...groupProps }: ColorInputProps) {
  const t = useTranslations('administration.color')
  // While the text is incomplete, the picker and the samples show this color.
  const [lastValidColor, setLastValidColor] = useState(isColor(value) ? value.trim().toLowerCase() : defaultColor)
  const currentColor = isColor(value) ? value.trim().toLowerCase() : lastValidColor
  const write = (text: string) => {
    if (isColor(text)) setLastValidColor(text.trim().toLowerCase())
    onChange(text)
  }
  const { ratio, isSufficient } = measureColor(currentColor)
  const allowedColor = findNearestColor(currentColor)
  return (
    <FieldGroup id={id} {...groupProps}>
      <div className={form.line}>
        <TextField
          id={id}
          label={t('digits')}
          input={{
            value,
            spellCheck: false,
            autoComplete: 'off',
            maxLength: 7,
            size: 9,
            onChange: ({ currentTarget }) => write(currentTarget.value),
          }}
        />
        <label className={styles.picker}>
          {t('choose')}
          <input type="color" value={currentColor} onChange={({ currentTarget }) => write(currentTarget.value)} />
        </label>
        {currentColor !== defaultColor && <Button onClick={() => write(defaultColor)}>{t('reset')}</Button>}
      </div>
      <Samples color={currentColor} />
      <p role="status" className={form.status}>
        {isSufficient ? t('holds') : t('tooLight', { ratio: floorRatio(ratio), least: leastContrast })}
      </p>
      {!isSufficient && (
        <div className={form.actions}>
          <Button onClick={() => write(allowedColor)}>{t('takeNearest', { color: allowedColor })}</Button>
        </div>
      )}
    </FieldGroup>
  )
}

function Samples({ color }: { color: string }) {
  const t = useTranslations('administration.color')
  const samples = [
    ...Object.entries(colorGrounds).map(([name, ground]) => ({ name, ground, text: color })),
    { name: 'button', ground: color, text: colorGrounds.white },
  ] as const
  return (
    <ul className={styles.samples}>
      {samples.map(({ name, ground, text }) => (
        <li key={name}>
          <span className={styles.sample} style={{ background: ground, color: text }}>
            {t('sample')}
          </span>
          {t('measured', { use: name, ratio: floorRatio(getContrast(ground, text)) })}
        </li>
      ))}
    </ul>
  )
}

/** Rounds down to two decimals, so that an insufficient contrast never looks sufficient. */
const floorRatio = (ratio: number) => Math.floor(ratio * 100) / 100
