import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FieldGroup } from '@/components/form/field-group'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { DayField } from '@/components/ui/aria/day-field'
import form from '../form.module.css'
import {
  type FirstDay,
  formatRecurrence,
  getPlaceInMonth,
  listPatterns,
  parseRecurrence,
  type Recurrence,
  recurrencePatterns,
} from '../recurrence-rule'

interface RecurrenceInputProps {
  id: string
  label: string
  error: string | undefined
  /** Null until the start is entered. */
  firstDay: FirstDay | null
  /** A rule (RFC 5545); empty for a single event. */
  value: string
  onChange: (rule: string) => void
}

/**
 * Returns the day of an event's start; null if the start is incomplete.
 * @param start a day, or a time with the offset of Berlin
 */
export function toFirstDay(start: unknown, isAllDay: boolean): FirstDay | null {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(String(start ?? '')) ?? []
  return day === undefined ? null : { day, isAllDay }
}

/** The initial number of occurrences when the user selects that kind of end. */
const initialCount = 10
const maxCount = 999

/** The recurrence of an event: common patterns in words, any other as a rule (RFC 5545). */
export function RecurrenceInput({ id, label, error, value, onChange, ...props }: RecurrenceInputProps) {
  const t = useTranslations('administration.recurrence')
  const toPatternName = usePatternName()
  const firstDay = useLastValidDay(props.firstDay)
  const recurrence = firstDay && parseRecurrence(value, firstDay)
  const [wantsCustomRule, setWantsCustomRule] = useState(false)
  const isCustomRule = wantsCustomRule || (value !== '' && recurrence === null)
  useRuleAdaptation({ firstDay, value, onChange })
  const patterns = firstDay ? listPatterns(firstDay.day) : []
  const choose = (choice: string) => {
    const pattern = recurrencePatterns.find((candidate) => candidate === choice)
    setWantsCustomRule(choice === 'own')
    if (choice === '') onChange('')
    else if (pattern && firstDay) onChange(formatRecurrence({ ...recurrence, pattern }, firstDay))
  }
  return (
    <FieldGroup id={id} label={label} error={error} hint={firstDay ? undefined : t('needsStart')}>
      <div className={form.line}>
        <SelectField
          id={id}
          label={t('howOften')}
          emptyLabel={t('once')}
          choices={[
            ...patterns.map((pattern) => ({
              value: pattern,
              name: toPatternName(pattern, firstDay?.day ?? ''),
            })),
            { value: 'own', name: t('own') },
          ]}
          input={{
            value: isCustomRule ? 'own' : (recurrence?.pattern ?? ''),
            onChange: ({ currentTarget }) => choose(currentTarget.value),
          }}
        />
        {!isCustomRule && recurrence && firstDay && (
          <EndInput
            id={id}
            firstDay={firstDay.day}
            {...recurrence}
            onChange={(end) => onChange(formatRecurrence({ pattern: recurrence.pattern, ...end }, firstDay))}
          />
        )}
      </div>
      {isCustomRule && (
        <TextField
          id={`${id}-rule`}
          label={t('rule')}
          hint={t('ruleHint')}
          input={{ value, spellCheck: false, onChange: ({ currentTarget }) => onChange(currentTarget.value) }}
        />
      )}
    </FieldGroup>
  )
}

type End = Pick<Recurrence, 'lastDay' | 'count'>

interface EndInputProps extends End {
  id: string
  firstDay: string
  onChange: (end: End) => void
}

function EndInput({ id, firstDay, lastDay, count, onChange }: EndInputProps) {
  const t = useTranslations('administration.recurrence')
  const kinds = ['day', 'times'] as const
  const kindWithCount = count === undefined ? '' : 'times'
  const choose = (kind: string) => {
    if (kind === 'day') onChange({ lastDay: lastDay ?? addYear(firstDay) })
    else if (kind === 'times') onChange({ count: count ?? initialCount })
    else onChange({})
  }
  return (
    <>
      <SelectField
        id={`${id}-end`}
        label={t('ends')}
        emptyLabel={t('never')}
        choices={kinds.map((kind) => ({ value: kind, name: t(`endings.${kind}`) }))}
        input={{
          value: lastDay === undefined ? kindWithCount : 'day',
          onChange: ({ currentTarget }) => choose(currentTarget.value),
        }}
      />
      {lastDay !== undefined && (
        <LastDayInput id={`${id}-day`} firstDay={firstDay} lastDay={lastDay} onChange={onChange} />
      )}
      {count !== undefined && (
        <CountInput
          id={`${id}-times`}
          label={t('times')}
          count={count}
          onChange={(newCount) => onChange({ count: newCount })}
        />
      )}
    </>
  )
}

interface CountInputProps {
  id: string
  label: string
  count: number
  onChange: (count: number) => void
}

/** The number of occurrences of a recurrence. The field may be empty while the user types. */
function CountInput({ id, label, count, onChange }: CountInputProps) {
  const [typedCount, setTypedCount] = useState<string | null>(null)
  return (
    <TextField
      id={id}
      label={label}
      input={{
        type: 'number',
        min: 1,
        max: maxCount,
        value: typedCount ?? count,
        onChange: ({ currentTarget: { value, valueAsNumber } }) => {
          setTypedCount(value)
          if (valueAsNumber >= 1) onChange(Math.min(maxCount, Math.trunc(valueAsNumber)))
        },
        onBlur: () => setTypedCount(null),
      }}
    />
  )
}

const addYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}`

/** Returns a function that names a pattern by its first day: “monthly on the second Tuesday”. */
function usePatternName(): (pattern: (typeof recurrencePatterns)[number], day: string) => string {
  const t = useTranslations('administration.recurrence')
  const format = useFormatter()
  return (pattern, day) => {
    const date = new Date(day)
    const inUtc = { timeZone: 'UTC' } as const
    return t(`patterns.${pattern}`, {
      nth: getPlaceInMonth(day).nth,
      day: date.getUTCDate(),
      weekday: format.dateTime(date, { ...inUtc, weekday: 'long' }),
      date: format.dateTime(date, { ...inUtc, day: 'numeric', month: 'long' }),
    })
  }
}

/** Returns the last valid first day, since a time that is being typed is temporarily invalid. */
function useLastValidDay(firstDay: FirstDay | null): FirstDay | null {
  const [validDay, setValidDay] = useState(firstDay)
  if (!firstDay || (firstDay.day === validDay?.day && firstDay.isAllDay === validDay.isAllDay)) return validDay
  setValidDay(firstDay)
  return firstDay
}

/** Adapts a rule that contains a weekday when the first day changes. */
function useRuleAdaptation({
  firstDay,
  value,
  onChange,
}: Pick<RecurrenceInputProps, 'firstDay' | 'value' | 'onChange'>) {
  const previousDay = useRef(firstDay)
  const adaptRule = useEffectEvent(() => {
    if (!firstDay) return
    const recurrence = previousDay.current && parseRecurrence(value, previousDay.current)
    previousDay.current = firstDay
    const rule = recurrence ? formatRecurrence(recurrence, firstDay) : value
    if (rule !== value) onChange(rule)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new first day.
  useEffect(() => adaptRule(), [firstDay?.day, firstDay?.isAllDay])
}

interface LastDayInputProps {
  id: string
  firstDay: string
  lastDay: string
  onChange: (end: { lastDay: string }) => void
}

/** The last day of a recurrence. While the user types a day, the rule keeps the previous one. */
function LastDayInput({ id, firstDay, lastDay, onChange }: LastDayInputProps) {
  const t = useTranslations('administration.recurrence')
  const tDay = useTranslations('forms.day')
  const [incompleteText, setIncompleteText] = useState<string | null>(null)
  const problem = incompleteText === null ? null : tDay('invalid')
  return (
    <DayField
      id={id}
      label={t('lastDay')}
      error={problem ?? (lastDay < firstDay ? t('lastDayBefore') : undefined)}
      value={incompleteText ?? lastDay}
      onChange={(dayOrText) => {
        // The field passes a complete day as YYYY-MM-DD, and an incomplete one as typed.
        const isComplete = /^\d{4}-/.test(dayOrText)
        setIncompleteText(isComplete ? null : dayOrText)
        if (isComplete) onChange({ lastDay: dayOrText })
      }}
    />
  )
}
