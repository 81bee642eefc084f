/** Steel tones that every picture shares; the accent comes from the product's category. */
export const steel = {
  paper: '#FFFFFF',
  light: '#EEF1F1',
  mid: '#CBD2D3',
  deep: '#8A9496',
  line: '#3B4548',
  ground: '#E6EAEA',
};

/** The kitchen code colour of a category, a darker one for shaded sides and a pale one for tinted surfaces. */
export const categoryColours = {
  'food-labels': { accent: '#E3A008', accentDeep: '#AD7703', accentPale: '#FBEBC0' },
  'haccp-equipment': { accent: '#C6362C', accentDeep: '#8F231B', accentPale: '#F6D5D1' },
  'kitchen-supplies': { accent: '#2F6690', accentDeep: '#1F4866', accentPale: '#CFDFEA' },
  'cleaning-sanitizing': { accent: '#3A7D44', accentDeep: '#27582F', accentPale: '#CFE5D2' },
  'storage-solutions': { accent: '#6B4E9B', accentDeep: '#4A346F', accentPale: '#DED5EC' },
};
