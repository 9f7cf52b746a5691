/** Country codes (ISO 3166-1): first the German-speaking countries, then other European ones. */
export const countryCodes = [
  ...['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'DK', 'PL', 'CZ', 'FR', 'IT'],
  ...['ES', 'PT', 'GB', 'IE', 'SE', 'NO', 'FI', 'HU', 'SK', 'SI', 'HR', 'RO', 'GR'],
] as const
