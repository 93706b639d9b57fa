import { useEffect, useState } from 'react';

const dayInOslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

/** Today in Oslo, as 2026-11-23, also on a page that stays open past midnight. Only for what is not in the document. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayInOslo.format(Date.now()));

  useEffect(() => {
    const clock = setInterval(() => setToday(dayInOslo.format(Date.now())), 60_000);
    return () => clearInterval(clock);
  }, []);

  return today;
}
