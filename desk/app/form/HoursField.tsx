import { useState } from 'react';
import { type DayOfWeek, daysOfWeek } from '../../../common/opening-hours.ts';
import { asJsonObject, asText, mapRecord } from '../../../common/records.ts';
import type { Schema } from '../../../content-model/desk/contract.ts';
import { useVariables } from '../store/overview.ts';
import { Button } from '../ui/Button.tsx';
import { type FieldProps, LabelledField, useField } from './Field.tsx';

const weekdays = daysOfWeek.slice(0, 5);

/** The opening hours: a box for all weekdays, Saturday and Sunday each, or one for each day if they differ. */
export function HoursField(props: FieldProps) {
  const { id, title, value, set } = useField(props);
  const hours = mapRecord(daysOfWeek, (day) => asText(asJsonObject(value)[day]));
  const haveEqualDays = weekdays.every((day) => hours[day] === hours.monday);
  const [asksEachDay, setAsksEachDay] = useState(!haveEqualDays);
  const boxes = asksEachDay
    ? daysOfWeek.map((day) => [day])
    : [weekdays, ...daysOfWeek.slice(5).map((day) => [day])];
  // Empty until the hours are saved and understood.
  const words = useVariables()('no').hours?.becomes;
  const write = (days: readonly DayOfWeek[], text: string) =>
    set({ ...hours, ...mapRecord(days, () => text) });
  return (
    <fieldset className="group" id={id}>
      <legend>{title}</legend>
      <div className="fields">
        {boxes.map((days) => (
          <HoursBox
            key={days.join()}
            days={days}
            schema={props.schema}
            path={props.path}
            onWritten={(text) => write(days, text)}
          />
        ))}
      </div>
      {words && <p className="hint">Vises slik: {words}</p>}
      {!asksEachDay && <Button onClick={() => setAsksEachDay(true)}>Ulike tider</Button>}
    </fieldset>
  );
}

interface HoursBoxProps {
  days: readonly DayOfWeek[];
  schema: Schema;
  path: FieldProps['path'];
  onWritten: (text: string) => void;
}

/** The box of days with the same hours. Its problem is that of the first day. */
function HoursBox({ days, schema, path, onWritten }: HoursBoxProps) {
  const [first = 'monday'] = days;
  const day = useField({ schema: schema.properties?.[first] ?? {}, path: [...path, first] });
  const field = days.length > 1 ? { ...day, title: 'Hverdager' } : day;
  return (
    <LabelledField field={field}>
      <input
        {...field.control}
        autoComplete="off"
        value={asText(field.value)}
        onChange={({ target }) => onWritten(target.value)}
      />
    </LabelledField>
  );
}
