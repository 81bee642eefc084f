/** What stands together on the picture of each category, from back to front. */
export const categoryScenes = {
  'food-labels': [
    { motif: 'label-printer', at: [88, 8], scale: 0.66 },
    { motif: 'label-roll', at: [8, 84], scale: 0.58 },
    { motif: 'day-dots', at: [150, 96], scale: 0.52 },
  ],
  'haccp-equipment': [
    { motif: 'clipboard', at: [86, 6], scale: 0.8 },
    { motif: 'fridge-thermometer', at: [-16, 76], scale: 0.62 },
    { motif: 'probe-thermometer', at: [140, 88], scale: 0.54 },
  ],
  'kitchen-supplies': [
    { motif: 'stock-pot', at: [64, 6], scale: 0.72 },
    { motif: 'gastronorm-pan', at: [6, 104], scale: 0.5 },
    { motif: 'whisk', at: [146, 76], scale: 0.6 },
  ],
  'cleaning-sanitizing': [
    { motif: 'spray-bottle', at: [44, 8], scale: 0.82 },
    { motif: 'bucket', at: [-14, 82], scale: 0.6 },
    { motif: 'cloths', at: [158, 104], scale: 0.48 },
  ],
  'storage-solutions': [
    { motif: 'shelving', at: [60, 4], scale: 0.76 },
    { motif: 'storage-jar', at: [-22, 90], scale: 0.56 },
    { motif: 'lid-box', at: [166, 112], scale: 0.46 },
  ],
};
