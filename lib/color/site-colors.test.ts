import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { colorGrounds, defaultColors, deriveTones, lightestDarkGround, measureColor, nearestColor } from './site-colors'

const steps = [0, 32, 64, 96, 128, 160, 192, 224, 255]
const hex = (channel: number) => channel.toString(16).padStart(2, '0')
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${hex(r)}${hex(g)}${hex(b)}`)))

it('the default colors have enough contrast', () => {
  expect(measureColor(defaultColors.accent)).toMatchObject({ isSufficient: true })
  expect(measureColor(defaultColors.ground)).toMatchObject({ isSufficient: true })
})

it('measures a color with low contrast and finds the nearest of the same hue', () => {
  expect(measureColor('#ffcc00').ratio).toBeCloseTo(1.12, 1)
  expect(measureColor('#ffcc00').isSufficient).toBe(false)
  expect(nearestColor('#ffcc00')).toMatch(/^#[6-8][0-9a-f][4-6][0-9a-f]00$/)
  expect(nearestColor('#b71548')).toBe('#b71548')
})

describe(`${colors.length} colors of the whole range`, () => {
  const failing = (least: number, ratio: (color: string) => number) =>
    colors.map(nearestColor).filter((color) => ratio(color) < least)

  it('have a nearest color that is readable on every light background, and white on it', () => {
    for (const ground of Object.values(colorGrounds))
      expect(failing(4.5, (color) => contrast(color, ground))).toEqual([])
  })

  it('have readable derived tones', () => {
    const tonesByColor = new Map(
      colors.map(nearestColor).map((color) => [color, deriveTones({ accent: color, ground: color })]),
    )
    const tones = (color: string) => tonesByColor.get(color) ?? deriveTones(defaultColors)
    for (const tone of ['accentOnDark', 'groundLight'] as const)
      expect(failing(4.5, (color) => contrast(tones(color)[tone], lightestDarkGround))).toEqual([])
    expect(failing(4.5, (color) => contrast(tones(color).groundLight, color))).toEqual([])
    for (const tone of ['accentDeep', 'accentFold', 'groundFold'] as const)
      expect(failing(4.5, (color) => contrast(tones(color)[tone], '#ffffff'))).toEqual([])
    expect(failing(4.5, (color) => contrast(tones(color).groundLight, tones(color).groundFold))).toEqual([])
  })
})
