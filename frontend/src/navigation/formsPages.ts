import { inGroup } from './page';

export const formsPages = inGroup({ group: 'forms' }, [
  {
    path: '/form-layout/form-basic',
    titleKey: 'pages.formBasic',
    texts: ['demos'],
  },
  {
    path: '/form-layout/form-grid',
    titleKey: 'pages.formGrid',
    texts: ['demos'],
  },
  {
    path: '/form-layout/form-group',
    titleKey: 'pages.formGroup',
    texts: ['demos'],
  },
  {
    path: '/form-layout/form-input',
    titleKey: 'pages.formInput',
    texts: ['demos'],
  },
  {
    path: '/form-pickers/datepicker',
    titleKey: 'pages.datepicker',
    hasFigures: true,
    texts: ['demos'],
  },
  {
    path: '/form-pickers/tag-select',
    titleKey: 'pages.tagSelect',
    texts: ['demos'],
  },
  {
    path: '/form-validation',
    titleKey: 'pages.formValidation',
    texts: ['demos'],
  },
  {
    path: '/form-steps',
    titleKey: 'pages.formSteps',
    texts: ['demos'],
  },
  {
    path: '/form-editor',
    titleKey: 'pages.formEditor',
    texts: ['demos'],
  },
]);
