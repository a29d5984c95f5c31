import './props-table.scss';
import { Table } from 'reactstrap';
import type { ComponentProps } from './demo';
import { useTexts } from './useTexts';

/** The props of one component. Without any meaning to tell, that column is left out. */
export function PropsTable({ component: { name, props, attributesOf } }: { readonly component: ComponentProps }) {
  const text = useTexts(texts);
  const hasMeanings = props.some(({ meaning }) => meaning);
  return (
    <>
      {props.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <section className="demo-props-table" tabIndex={0} aria-label={text.of(name)}>
          <Table size="sm">
            <thead>
              <tr>
                <th scope="col">{text.name}</th>
                <th scope="col">{text.type}</th>
                <th scope="col">{text.default}</th>
                {hasMeanings && <th scope="col">{text.meaning}</th>}
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => (
                <tr key={prop.name}>
                  <th scope="row">
                    <code>{prop.name}</code>
                  </th>
                  <td>
                    <code dir="ltr">{prop.type}</code>
                  </td>
                  <td>{prop.isRequired ? text.required : prop.default && <code dir="ltr">{prop.default}</code>}</td>
                  {hasMeanings && (
                    <td lang="en" dir="ltr">
                      {prop.meaning}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      )}
      {props.length === 0 && <p className="demo-props-rest">{text.none}</p>}
      {attributesOf && (
        <p className="demo-props-rest">
          {attributesOf === '*' ? text.attributesOfAll : text.attributesOf(attributesOf)}
        </p>
      )}
    </>
  );
}

const texts = {
  en: {
    of: (name: string) => `Props of ${name}`,
    name: 'Prop',
    type: 'Type',
    default: 'Default',
    meaning: 'Meaning',
    required: 'required',
    attributesOf: (element: string) => `And all attributes of <${element}>.`,
    attributesOfAll: 'And all attributes that every HTML element has.',
    none: 'It has no props of its own.',
  },
  nl: {
    of: (name: string) => `Props van ${name}`,
    name: 'Prop',
    type: 'Type',
    default: 'Standaard',
    meaning: 'Betekenis',
    required: 'verplicht',
    attributesOf: (element: string) => `En alle attributen van <${element}>.`,
    attributesOfAll: 'En alle attributen die elk HTML-element heeft.',
    none: 'Heeft geen eigen props.',
  },
};
