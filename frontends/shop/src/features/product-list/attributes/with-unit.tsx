interface WithUnitProps {
  readonly name: string;
  readonly unit: string | null;
}

/** "Capacity (l)"; the signs of "°C" stay in their order from right to left too. */
export function WithUnit({ name, unit }: WithUnitProps) {
  if (!unit) return name;
  return (
    <>
      {name} (<span dir="ltr">{unit}</span>)
    </>
  );
}
